import { planLanguage } from '../../../contract/plan-address.ts'
import { firstLanguage, type Language } from '../../../contract/words/language.ts'

/** In which language the server answers the form of a plan, without script. */
export function LanguageOfPlan({ language }: { language: Language }) {
  return language !== firstLanguage && <input type="hidden" name={planLanguage} value={language} />
}
