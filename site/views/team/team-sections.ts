import { contractWords } from '../../../contract/words/contract-words.ts'
import { teamLanguage } from '../../../contract/words/language.ts'

const { title, description } = contractWords(teamLanguage).accounts.notices.signedIn

/** The team's page; it is unlisted, and says nothing to those who are not signed in. */
export const team = {
  meta: { title: 'Team', description: 'For our staff.' },
  signedIn: { title, description },
  withoutScript: 'This page needs JavaScript. Switch it on for this site and load the page again.',
} as const
