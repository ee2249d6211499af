import { foldedAddress } from '../limits/mail-budget.ts'
import {
  type ClientLimit,
  clientLimit,
  emailLimit,
  type SenderLimit,
} from '../limits/sender-limit.ts'
import { giveBack, limitCounter, refused, take } from './limit-counter.ts'
import type { OpenDatabase } from './open-database.ts'

/** Counts messages: a busy client waits, a busy address is only told. */
export function senderLimits(database: OpenDatabase): SenderLimit {
  const clients = limitCounter(database, 'client', clientLimit)
  const emails = limitCounter(database, 'email', emailLimit)
  return async (sender) => {
    const client = { counter: clients, key: sender.client }
    const address = { counter: emails, key: foldedAddress(sender.email) }
    const wait = await take(client)
    if (wait !== undefined) return refused(wait)
    const busyAddress = await take(address).catch(async (error) => {
      await giveBack(client)
      throw error
    })
    return {
      admitted: true,
      busyAddress: busyAddress !== undefined,
      refund: () => giveBack(client, address),
    }
  }
}

/** Counts requests for the newsletter, apart from messages: who subscribes a stranger keeps nobody from writing. */
export function newsletterLimits(database: OpenDatabase): ClientLimit {
  const counter = limitCounter(database, 'newsletterclient', clientLimit)
  return async (client) => {
    const wait = await take({ counter, key: client })
    if (wait !== undefined) return refused(wait)
    return { admitted: true, refund: () => giveBack({ counter, key: client }) }
  }
}
