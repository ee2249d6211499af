import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type HaltedPage = {
  /** Address of a site whose pages stop halfway; all else comes whole. */
  url: string
  /** Sends the rest. */
  release(): void
  close(): Promise<void>
}

/** Passes a site on whose pages stop after the first of these words, as on a connection that stalls. */
export async function haltAfter(site: string, words: string): Promise<HaltedPage> {
  const rest = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', site))
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const at = type.startsWith('text/html') ? bytes.indexOf(words) : -1
    if (at >= 0) {
      response.write(bytes.subarray(0, at + words.length))
      await rest.promise
    }
    response.end(at < 0 ? bytes : bytes.subarray(at + words.length))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => rest.resolve(),
    async close() {
      rest.resolve()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
