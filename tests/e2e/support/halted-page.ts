import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

/** Ends what is sent before a page stops. */
const end = 'halted here'

export type HaltedPage = {
  /** Address of a site whose pages stop halfway; all else comes whole. */
  url: string
  /** Sends the rest. */
  release(): void
  close(): Promise<void>
}

/**
 * Passes a site on whose pages stop after the first place that fits, as on a connection that stalls. The place is sought
 * in ASCII.
 */
export async function haltAfter(site: string, place: RegExp): Promise<HaltedPage> {
  const rest = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', site))
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    const bytes = Buffer.from(await answer.arrayBuffer())
    // A letter for each byte.
    const found = type.startsWith('text/html') ? place.exec(bytes.toString('latin1')) : null
    const sent = found ? found.index + found[0].length : 0
    if (found) {
      response.write(bytes.subarray(0, sent))
      response.write(`<!--${end}-->`)
      await rest.promise
    }
    response.end(bytes.subarray(sent))
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

/** Waits until all that is sent before a page stops stands in it, painted or not. */
export async function arrivedUntilHalt(page: Page): Promise<void> {
  await page.waitForFunction(
    (words) => {
      const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT)
      while (comments.nextNode()) if (comments.currentNode.nodeValue === words) return true
      return false
    },
    end,
    // A page that is not painted has no frames to count.
    { polling: 50 },
  )
}
