import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refuseUnknown } from '../site/figures/refuse-unknown.ts'
import { ownerSettingsFile, readOwnerSettings, settingsErrors } from './owner-settings.ts'

const settings = () => JSON.parse(readFileSync(ownerSettingsFile, 'utf8'))

test('a wrong setting is told with its field', () => {
  expect(settingsErrors(settings())).toEqual({})
  const wrong = {
    ...settings(),
    company: { phone: ' ', nickname: 'Water' },
    certificates: [{ scheme: 'ISO 22000', validUntil: 'June 2028' }],
    externalPlatformUrl: 'http://water.is/',
  }
  expect(Object.keys(settingsErrors(wrong)).sort()).toEqual([
    'certificates.0.body',
    'company.nickname',
    'company.phone',
    'externalPlatformUrl',
  ])
  expect(() => readOwnerSettings(wrong)).toThrow('site.settings.json: certificates.0.body: ')
})

test('a figure or a reading that does not exist is told with its field', () => {
  expect(() =>
    refuseUnknown({ withheld: ['purity', 'puritan'], changed: {}, settled: {} }),
  ).toThrow('site.settings.json: withheld.1: There is no figure puritan.')
  expect(() => refuseUnknown({ withheld: [], changed: {}, settled: { tds: 'ph' } })).toThrow(
    'site.settings.json: settled.tds: ph is no reading of it; enter tds or tdsStrict.',
  )
  const change = (changed: Record<string, number[]>) => () =>
    refuseUnknown({ withheld: [], changed, settled: {} })
  expect(change({ donated: [13_000_000] })).not.toThrow()
  expect(change({ leadTimeWeeks: [3] })).toThrow(
    'site.settings.json: changed.leadTimeWeeks: Enter 2 numbers.',
  )
  expect(change({ givenContainers: [1] })).toThrow('It follows from other figures')
})
