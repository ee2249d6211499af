declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  type Peer = {
    server: Server
    listen: (port: number, host: string) => void
    appendMessage: (mailbox: string, flags: string[], date: string | false, raw: string) => void
  }

  export default function hoodiecrow(options: {
    storage: Record<string, { messages: { raw: string }[] }>
  }): Peer
}
