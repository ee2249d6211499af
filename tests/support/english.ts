import { contractWords } from '../../contract/words/contract-words.ts'

/** What site and server both say, in English: tests find labels and notices by it. */
export const english = contractWords('en')
