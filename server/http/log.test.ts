import { expect, test } from 'vitest'
import { StorageUnavailable } from '../kernel/storage-unavailable.ts'
import { logOptions } from './log.ts'

test('an error is logged with the places of its causes, and with nobody’s words', () => {
  function stumble(): Error {
    return new TypeError('name@company.example is not a function')
  }
  const { err } = logOptions('error').serializers ?? {}
  const logged = err?.(new StorageUnavailable(stumble()) as never)
  expect(logged).toMatchObject({ cause: 'TypeError', message: '' })
  expect(logged?.stack).toContain('stumble')
  expect(JSON.stringify(logged)).not.toContain('company.example')
})
