import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const folder = resolve(import.meta.dirname, '../../deploy')
const compose = readFileSync(join(folder, 'compose.yaml'), 'utf8')
const services = Object.fromEntries(
  (compose.split(/^services:$/m)[1]?.split(/^networks:$/m)[0] ?? '')
    .split(/^ {2}(?=\w+:$)/m)
    .filter((text) => text.trim() !== '')
    .map((text) => [text.slice(0, text.indexOf(':')), text]),
)

test('a forgotten mail server stops the start, and the mailbox that catches mails is there for trials alone', () => {
  expect(services.site).toMatch(/SMTP_URL: \$\{SMTP_URL:\?/)
  expect(services.site).not.toContain('mail:')
  expect(services.mail).toContain('profiles: [trial]')
})

test('every container drops its rights, and writes nowhere but in its volumes', () => {
  const hardened = /x-hardened: &hardened\n((?: {2}.*\n)+)/.exec(compose)?.[1] ?? ''
  for (const line of ['read_only: true', 'cap_drop: ["ALL"]', 'no-new-privileges:true']) {
    expect(hardened).toContain(line)
  }
  expect(Object.keys(services).sort()).toEqual(['database', 'mail', 'site'])
  for (const [name, text] of Object.entries(services)) {
    expect(text, name).toContain('<<: *hardened')
    expect(text, name).toContain('mem_limit:')
  }
  expect(services.database).toContain('networks: [inside]')
  expect(services.database).not.toContain('ports:')
  expect(compose).toContain('inside: { internal: true }')
})

test('every image is named by its digest, and nothing starts without one', () => {
  const images = [...compose.matchAll(/^ +(?:image|NODE_IMAGE): (.*)$/gm)].map(([, image]) => image)
  expect(images).toHaveLength(3)
  for (const image of images) expect(image).toMatch(/^[\w./-]+:[\w.-]+@\$\{\w+_DIGEST:[?-]/)
  // Required where a site is live; a trial has a digest that is no image's until somebody looks one up.
  expect(services.database).toMatch(/@\$\{POSTGRES_DIGEST:\?/)
  expect(services.site).toMatch(/@\$\{NODE_DIGEST:\?/)
  expect(services.mail).toMatch(/@\$\{TRIAL_MAIL_DIGEST:-sha256:0{64}\}/)
  const example = readFileSync(join(folder, 'compose.example.env'), 'utf8')
  for (const name of ['NODE_DIGEST', 'POSTGRES_DIGEST']) {
    expect(example).toMatch(new RegExp(`^${name}=sha256:[0-9a-f]{64}$`, 'm'))
  }
  const dockerfile = readFileSync(join(folder, 'Dockerfile'), 'utf8')
  const bases = [...dockerfile.matchAll(/^FROM \$\{(\w+)\}/gm)].map(([, name]) => name)
  expect(bases).toEqual(['NODE_IMAGE', 'NODE_IMAGE'])
})

test('who fills the example in is told of each setting what to set, and each one reaches a container', () => {
  const lines = readFileSync(join(folder, 'compose.example.env'), 'utf8').trimEnd().split('\n')
  const settings = lines.flatMap((line, at) => {
    const name = /^([A-Z_]+)=/.exec(line)?.[1]
    return name ? [{ name, above: lines[at - 1] ?? '' }] : []
  })
  const told = settings.filter(({ name }) => !name.endsWith('_DIGEST'))
  expect(told.length).toBeGreaterThan(0)
  expect(told.filter(({ above }) => !above.startsWith('#'))).toEqual([])
  for (const { name } of settings) expect(compose).toContain(`\${${name}:`)
})
