import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { developmentPublicKey, functionPath } from '../../contract/functions.ts'
import { callFunction, contactFields } from '../../tests/support/lead-calls.ts'
import { serverOfFile } from '../../tests/support/server-in-process.ts'

const contact = functionPath('send-contact-email')

/** Sends exactly these headers and bytes; resolves with status and body. */
function send(
  origin: string,
  method: string,
  headers: Record<string, string>,
  body: string | Buffer = '',
): Promise<{ status: number; allow: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const outgoing = request(
      { hostname, port, path: contact, method, headers, agent: false },
      (response) => {
        let text = ''
        response.on('data', (bytes) => {
          text += bytes
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, allow: response.headers.allow, body: text }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

const origin = serverOfFile()
const asJson = { apikey: developmentPublicKey, 'content-type': 'application/json' }
const valid = () => JSON.stringify(contactFields())

describe('each kind of bad request has its own status', () => {
  test.for<[string, number, string, Record<string, string>, string | Buffer, string]>([
    ['no key', 401, 'POST', { 'content-type': 'application/json' }, '{}', 'unauthorized'],
    ['a wrong key', 401, 'POST', { ...asJson, apikey: 'wrong' }, '{}', 'unauthorized'],
    [
      'no content type',
      415,
      'POST',
      { apikey: developmentPublicKey },
      '{}',
      'unsupported_media_type',
    ],
    [
      'plain text',
      415,
      'POST',
      { ...asJson, 'content-type': 'text/plain' },
      '{}',
      'unsupported_media_type',
    ],
    [
      'another charset',
      415,
      'POST',
      { ...asJson, 'content-type': 'application/json; charset=utf-16' },
      '{}',
      'unsupported_media_type',
    ],
    [
      'a packed body',
      415,
      'POST',
      { ...asJson, 'content-encoding': 'gzip' },
      '{}',
      'unsupported_media_type',
    ],
    ['malformed JSON', 400, 'POST', asJson, '{"firstName":', 'malformed_request'],
    ['no body', 400, 'POST', asJson, '', 'malformed_request'],
    [
      'bytes that are not UTF-8',
      400,
      'POST',
      asJson,
      Buffer.from([0x22, 0xff, 0x22]),
      'malformed_request',
    ],
    ['a list', 400, 'POST', asJson, '[]', 'invalid_fields'],
    ['null', 400, 'POST', asJson, 'null', 'invalid_fields'],
    ['an empty object', 400, 'POST', asJson, '{}', 'invalid_fields'],
    [
      'a prototype key',
      400,
      'POST',
      asJson,
      '{"__proto__":{"topic":"supply"}}',
      'malformed_request',
    ],
    ['a constructor key', 400, 'POST', asJson, '{"constructor":{}}', 'malformed_request'],
    [
      'an endless key',
      400,
      'POST',
      { ...asJson, 'idempotency-key': 'k'.repeat(201) },
      valid(),
      'malformed_request',
    ],
    ['2 MB', 413, 'POST', asJson, JSON.stringify({ message: 'x'.repeat(2_000_000) }), 'too_large'],
    [
      'a form from nowhere',
      403,
      'POST',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'a=b',
      'page',
    ],
  ])('%s: %i', async ([, status, method, headers, body, code]) => {
    const answer = await send(origin(), method, headers, body)
    expect(answer.status).toBe(status)
    if (code === 'page') expect(answer.body).toContain('<h1>Error</h1>')
    else expect(JSON.parse(answer.body)).toMatchObject({ error: { code } })
  })

  test.for(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])('%s: 405', async (method) => {
    const headers = { ...asJson, 'content-type': 'text/plain' }
    const answer = await send(origin(), method, headers)
    expect(answer).toMatchObject({ status: 405, allow: 'POST' })
  })
})

describe('a wrong field is named', () => {
  test.for<[string, Record<string, unknown>]>([
    ['firstName', { firstName: '  ' }],
    ['lastName', { lastName: 'x'.repeat(101) }],
    ['email', { email: 'nobody' }],
    ['email', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['organization', { organization: 'x\u0000y' }],
    ['firstName', { firstName: 'A\nB' }],
    ['topic', { topic: 'elsewhere' }],
    ['topic', { topic: '' }],
    ['message', { message: 'x'.repeat(5001) }],
    ['message', { message: 'a\u0007b' }],
    ['message', { message: 7 }],
    ['subject', { subject: 'unknown' }],
  ])('%s in %j', async ([field, change]) => {
    const answer = await callFunction(origin(), 'send-contact-email', {
      ...contactFields(),
      ...change,
    })
    expect(answer.status).toBe(400)
    const { error } = (await answer.json()) as { error: { fields: Record<string, string> } }
    expect(Object.keys(error.fields)).toEqual([field])
  })
})
