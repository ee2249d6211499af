import type { LaunchItem, LaunchLine } from '../../contract/team-launch.ts'
import {
  addressesAreReal,
  addressIsPublic,
  adminIsSecured,
  backupIsYoung,
  backupWasRestored,
  controllerIsNamed,
  type Finding,
  type Found,
  holidaysAreKnown,
  mailArrives,
  secretIsPrivate,
  telephoneIsGiven,
} from './findings.ts'
import { figureItems, lawyerItems, promiseItems } from './signed-items.ts'

type LineOf = Pick<LaunchLine, 'who' | 'weight'> & {
  key: LineKey
} & ({ judge: (found: Found) => Finding } | { items: (found: Found) => LaunchItem[] })

export type LineKey =
  | 'address'
  | 'secret'
  | 'mail'
  | 'backup'
  | 'restore'
  | 'admin'
  | 'addresses'
  | 'controller'
  | 'telephone'
  | 'promises'
  | 'figures'
  | 'lawyer'
  | 'holidays'

/** The launch list, in the order in which it is worked through; its words stand in `server/words/launch/en.json`. */
export const launchLines: readonly LineOf[] = [
  { key: 'address', who: 'technician', weight: 'must', judge: addressIsPublic },
  { key: 'secret', who: 'technician', weight: 'must', judge: secretIsPrivate },
  { key: 'mail', who: 'technician', weight: 'must', judge: mailArrives },
  { key: 'backup', who: 'technician', weight: 'must', judge: backupIsYoung },
  { key: 'restore', who: 'technician', weight: 'must', judge: backupWasRestored },
  { key: 'admin', who: 'owner', weight: 'must', judge: adminIsSecured },
  { key: 'addresses', who: 'owner', weight: 'must', judge: addressesAreReal },
  { key: 'controller', who: 'owner', weight: 'must', judge: controllerIsNamed },
  { key: 'telephone', who: 'owner', weight: 'must', judge: telephoneIsGiven },
  { key: 'promises', who: 'owner', weight: 'must', items: promiseItems },
  { key: 'figures', who: 'owner', weight: 'should', items: figureItems },
  { key: 'lawyer', who: 'lawyer', weight: 'should', items: lawyerItems },
  { key: 'holidays', who: 'owner', weight: 'should', judge: holidaysAreKnown },
]
