import { firstLanguage, type Language, languageField } from '../../../contract/words/language.ts'

/** In which language the server answers the form of a plan, without script. */
export function LanguageOfPlan({ language }: { language: Language }) {
  return language !== firstLanguage && <input type="hidden" name={languageField} value={language} />
}
