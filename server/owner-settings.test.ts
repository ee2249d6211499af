import { expect, test } from 'vitest'
import { unreachableSettings } from './owner-settings.ts'

const real = {
  externalPlatformUrl: 'https://water.is/',
  mail: { from: 'web@glacier.is', general: 'hello@glacier.is' },
}

test('addresses that can be reached are not named', () => {
  expect(unreachableSettings(real)).toEqual([])
})

test.each(['https://free-water.example/', 'https://example/', 'http://water.is/', 'water.is'])(
  'the platform at %s is named',
  (externalPlatformUrl) => {
    expect(unreachableSettings({ ...real, externalPlatformUrl })).toEqual(['externalPlatformUrl'])
  },
)

test('a mailbox of an example is named by its setting', () => {
  const mail = { ...real.mail, general: 'hello@bulkglacierwater.example' }
  expect(unreachableSettings({ ...real, mail })).toEqual(['mail.general'])
})
