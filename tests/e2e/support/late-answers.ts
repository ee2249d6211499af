/**
 * Loaded ahead of the site's server by `npm run test:steady -- --late 3000`: each call of a page is answered after a
 * random wait of up to so many milliseconds, each other file after up to a quarter of it; most wait far less. Answers
 * come in every order then, and what counts on one of them shows.
 */
import { type IncomingMessage, Server } from 'node:http'
import { late } from './slow-processor.ts'

const emit = Server.prototype.emit as (this: Server, event: unknown, ...all: unknown[]) => boolean

Server.prototype.emit = function (this: Server, event: unknown, ...all: unknown[]): boolean {
  const [request] = all as [IncomingMessage]
  // What a test itself sends is no visitor's: it would only take longer.
  if (event !== 'request' || request.headers['user-agent'] === 'node')
    return emit.call(this, event, ...all)
  const isCall = /^\/(functions|api|auth)\/./.test(request.url ?? '')
  const wait = isCall ? late * Math.random() ** 2 : (late / 4) * Math.random() ** 3
  setTimeout(() => emit.call(this, event, ...all), wait)
  return true
}
