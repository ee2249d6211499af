import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

/** Ends what is sent before a page stops. */
const end = 'halted here'

export type HaltedPage = {
  /** Sends the rest, and resolves once all of the page has loaded. */
  release(): Promise<void>
  /** Leaves the page, which may still ask for something, and ends the server. */
  close(): Promise<void>
}

/**
 * Opens a path of a site whose pages stop after the first place that fits, as on a connection that stalls; all else comes
 * whole. Resolves once all that is sent before stands in the page, painted or not. The place is sought in ASCII.
 */
export async function haltAfter(
  page: Page,
  site: string,
  path: string,
  place: RegExp,
): Promise<HaltedPage> {
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
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const whole = page.goto(url + path, { waitUntil: 'load' })
  await arrivedUntilHalt(page)
  return {
    async release() {
      rest.resolve()
      await whole
    },
    async close() {
      await page.goto('about:blank')
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function arrivedUntilHalt(page: Page): Promise<void> {
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
