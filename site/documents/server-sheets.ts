/** What the server sets on paper at the moment somebody asks for it. */
export { setPlanSheet } from './plan-sheet.ts'
export { setQuote } from './quote-sheet.ts'
