import { createContext } from 'react'

/** What the cells of the list need besides their lead. `now` is epoch milliseconds by the server's clock. */
export const InboxContext = createContext<{
  now: number
  hrefOf: (reference: string) => string
  open: (reference: string) => void
}>({ now: 0, hrefOf: () => '', open: () => {} })
