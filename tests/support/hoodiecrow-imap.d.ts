declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'
  import type { FetchHandlers } from 'hoodiecrow-imap/lib/commands/handlers/fetch.js'

  type Peer = {
    server: Server
    listen: (port: number, host: string) => void
    appendMessage: (mailbox: string, flags: string[], date: string | false, raw: string) => void
    fetchHandlers: Partial<FetchHandlers>
  }

  export default function hoodiecrow(options: {
    storage: Record<string, { messages: { raw: string }[] }>
  }): Peer
}

declare module 'hoodiecrow-imap/lib/commands/handlers/fetch.js' {
  type Query = { partial?: number[] }

  export type FetchHandlers = Record<
    'BODY' | 'BODY.PEEK',
    (connection: unknown, mail: unknown, query: Query) => unknown
  >

  const fetchHandlers: FetchHandlers
  export default fetchHandlers
}
