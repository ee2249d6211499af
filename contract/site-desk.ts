/**
 * What browser and server agree on about the words and settings that editors change. Instants are epoch milliseconds.
 */
import * as v from 'valibot'
import type { OutOfStep } from './words/in-step.ts'
import type { ShownReview } from './words/reviews.ts'

/** For editors and admins: `Authorization: Bearer …`. */
export const siteDeskPaths = {
  /** GET: a `DeskOverview`. */
  overview: '/api/team/site',
  /** GET with `file`: a `DeskFile`. */
  file: '/api/team/site/file',
  /** GET: a `DeskFigures`. */
  figures: '/api/team/site/figures',
  /** PUT with a `draftCall`: the `DeskFile` as it is now. 409 where somebody else has saved since. */
  draft: '/api/team/site/draft',
  /** GET: the `DeskPictures`. */
  pictures: '/api/team/site/pictures',
  /** POST with the bytes of a photograph: an `Upload`. GET with `upload` or `picture`: a picture to look at. */
  photograph: '/api/team/site/photograph',
  /** POST, empty object: `{ problems: DeskProblem[] }`. */
  check: '/api/team/site/check',
  /** POST, empty object: builds the draft for its reader alone; the `DeskWork` that has begun. */
  preview: '/api/team/site/preview',
  /** POST with a `publishCall`: the `DeskWork` that has begun. */
  publish: '/api/team/site/publish',
  /** POST with a `goBackCall`: the `DeskVersions` afterwards. */
  goBack: '/api/team/site/go-back',
  /** GET: the `DeskWork` that is under way, or ended last; null where there was none. */
  work: '/api/team/site/work',
  /** POST: texts of a translation that still hold, each with the English that it was compared with; answers with the `DeskFile`. */
  inStep: '/api/team/site/in-step',
  /** GET: the `DeskVersions`. */
  versions: '/api/team/site/versions',
} as const

/**
 * Milliseconds that an answer of the desk may take: the first look at the words and a check start a program of their
 * own, which takes two or three seconds on a machine that does nothing else. `deploy/nginx.conf` waits a little longer.
 */
export const deskPatience = 120_000

/**
 * The settings that editors change. Mailboxes and the second factor decide who reads messages and who gets in: they
 * stay with those who run the machine, and the mailbox for emergencies with admins.
 */
export const settingKeys = [
  ...(['companyName', 'externalPlatformUrl', 'languages'] as const),
  ...(['holidays.country', 'holidays.state', 'holidays.own'] as const),
  ...(['company.legalName', 'company.registration', 'company.vat', 'company.address'] as const),
  'company.people',
  ...(['company.phone', 'company.emergencyPhone', 'company.emergencyHours'] as const),
  ...(['company.emergencyMailbox', 'company.factory', 'certificates', 'lotAnalysis'] as const),
  ...(['terms.delivery', 'terms.demurrage', 'terms.price', 'terms.payment'] as const),
  ...(['terms.claims', 'terms.emergency', 'terms.samples'] as const),
  ...(['lots.size', 'lots.keeping', 'lots.treatment'] as const),
  ...(['flexitank.maker', 'flexitank.papers', 'flexitank.coupling'] as const),
  ...(['flexitank.bladderReturn', 'loads.tanker', 'loads.railCar', 'carbonPlan'] as const),
  ...(['impact.countingMethod', 'impact.communities', 'impact.schools'] as const),
  ...(['impact.csrPartners', 'impact.hubs', 'impact.sponsorTerms', 'impact.csrFunds'] as const),
  ...([
    'impact.taps',
    'impact.project',
    'impact.paid',
    'impact.conferenceDays',
    'impact.conferencePart',
  ] as const),
  ...(['revenueStatus', 'investmentSought'] as const),
  ...(['evidence.spring', 'evidence.transitTemperature', 'evidence.onTime'] as const),
  ...(['evidence.emergencyClock', 'evidence.reach', 'evidence.capacity'] as const),
  ...(['evidence.fillingOrder', 'evidence.volumes', 'evidence.phRanges'] as const),
  ...(['evidence.markets', 'evidence.outcomes', 'evidence.carbon'] as const),
  ...(['leadTimes.africa', 'leadTimes.asiaPacific'] as const),
  ...(['leadTimes.americas', 'leadTimes.europe', 'leadTimes.middleEast'] as const),
  ...(['streams', 'references', 'withheld', 'changed', 'settled'] as const),
] as const
export type SettingKey = (typeof settingKeys)[number]

/** The one of them that decides who is mailed messages: an admin's alone. */
export const adminsSetting: SettingKey = 'company.emergencyMailbox'
export const whyAdmins = 'An admin names this mailbox: emergencies are sent to it.'

/** Characters of one text; the longest of ours has some 600. */
export const longestText = 5_000

/** What a setting may hold; a text of a page is a string. */
export type DeskValue = string | number | boolean | null | readonly DeskValue[] | DeskRecord
export type DeskRecord = { readonly [name: string]: DeskValue }

/** Lists and records within each other; the deepest of ours are three. */
const deepestValue = 8

/** Of objects themselves: a record holds none of them. */
const ownNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Why a value can stand nowhere; undefined where it can. Each part is looked at once, and never deeper than ours go: a
 * schema of alternatives would try both a list and a record at each level, twice as often at each level below.
 */
function refusedAnywhere(value: unknown, levels = deepestValue): string | undefined {
  if (value === null || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'Enter a number.'
  if (typeof value === 'string') {
    return value.length > longestText ? `At most ${longestText} characters.` : undefined
  }
  if (typeof value !== 'object' || levels === 0) return 'No field of ours has so many levels.'
  for (const [name, below] of Object.entries(value)) {
    const why = ownNames.has(name) ? 'No field has this name.' : refusedAnywhere(below, levels - 1)
    if (why) return why
  }
  return undefined
}

const value = v.custom<DeskValue>(
  (input) => refusedAnywhere(input) === undefined,
  ({ input }) => refusedAnywhere(input) ?? '',
)

/** What an editor changes in one file; a key with null takes a setting out. Unnamed keys keep what the draft has. */
export const draftCall = v.strictObject({
  file: v.pipe(v.string(), v.maxLength(200)),
  /** Of the draft that the editor saw. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)),
  changes: v.pipe(
    v.record(v.pipe(v.string(), v.minLength(1), v.maxLength(200)), value),
    v.check((changes) => Object.keys(changes).length <= 1_000, 'Too many changes at once.'),
  ),
  /** Keys whose change is dropped: what is published stays. */
  dropped: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(1_000)),
    [],
  ),
})

/** What the editor saw of English, by the keys of a translation that still says it. */
export const inStepCall = v.strictObject({
  file: v.pipe(v.string(), v.maxLength(200)),
  texts: v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(200)), v.pipe(v.string(), v.maxLength(longestText))),
    v.check((texts) => Object.keys(texts).length <= 1_000, 'Too many texts at once.'),
  ),
})

/** The drafts that the editor saw, each with its version: nothing is published that they did not see. */
export const publishCall = v.strictObject({
  drafts: v.record(v.pipe(v.string(), v.maxLength(200)), v.number()),
})

export const goBackCall = v.strictObject({
  version: v.pipe(v.string(), v.regex(/^\d{8}-\d{9}-[\da-f]{8}$/, 'There is no such version.')),
})

/** Where a file belongs in the list. */
export const deskGroups = [
  ...([
    'pages',
    'articles',
    'pictures',
    'shared',
    'documents',
    'notices',
    'mails',
    'settings',
  ] as const),
] as const
export type DeskGroup = (typeof deskGroups)[number]

export type DeskOverview = {
  /** Why nothing can be changed here; null where it can. */
  closed: string | null
  files: readonly {
    file: string
    group: DeskGroup
    title: string
    language: string
    /** Where its texts are read first; null for what stands on many pages. */
    path: string | null
    texts: number
    draft: DraftState | null
    /** Of a translation: who has read it as a native reader; null while nobody has. */
    review: ShownReview | null
    /** Of a translation: how many of its texts English has left behind, and how many nobody has compared with it yet. */
    behind: { changed: number; unknown: number }
  }[]
  live: string | null
  /** Files that were changed by other means, and go live with the next publishing. */
  unpublished: readonly string[]
}

export type DraftState = { version: number; changed: number; by: string; at: number }

/** One text or setting of a file, or the whole of an article or photograph under the key `article` or `photograph`. */
export type DeskField = {
  /** Where it stands in its file: `hero.title`. */
  key: string
  /** As the sources have it; null for a setting that is left out. */
  published: DeskValue
  /** As the draft has it, where it differs. */
  draft?: DeskValue
  /** What was published when the draft was written, where that has changed since. */
  overtaken?: DeskValue
  /** Of a translation that English has left behind: what English says now. */
  behind?: Omit<OutOfStep, 'key'>
  /** The most characters that its place takes, a placeholder counted as the letters of most figures. */
  longest?: number
  placeholders: readonly { name: string; prints: string }[]
}

export type DeskFile = {
  file: string
  title: string
  path: string | null
  /** Of the draft; 0 before the first. */
  version: number
  by: string | null
  at: number | null
  /** Words of mails and notices are read when the server starts. */
  takesRestart: boolean
  fields: readonly DeskField[]
}

/** A mistake at a field, or one of the whole where `file` is empty. */
export type DeskProblem = { file: string; key: string; what: string }

export const workStages = [
  'copying',
  'checking',
  'building',
  'going live',
  'done',
  'failed',
  'broken off',
] as const
export type WorkStage = (typeof workStages)[number]

export type DeskWork = {
  id: string
  kind: 'preview' | 'publish'
  stage: WorkStage
  /** How much of the building is done, 0 to 1. */
  share: number
  by: string
  begunAt: number
  endedAt: number | null
  problems: readonly DeskProblem[]
  /** The version that was made. */
  version: string | null
  /** Of a preview that is ready: the path of its home page. Who knows it sees the draft. */
  previewPath: string | null
}

export type DeskVersions = {
  versions: readonly {
    name: string
    builtAt: number
    live: boolean
    /** Who published it here; null for what was built by other means. */
    by: string | null
    /** What was changed with it, a line each. */
    changes: readonly { file: string; key: string; was: DeskValue; now: DeskValue }[]
    /** Whether its words can be brought back along with it. */
    holdsWords: boolean
  }[]
}

export type DeskFigures = {
  figures: readonly DeskFigure[]
  pairs: readonly {
    pair: string
    readings: readonly { reading: string; figures: readonly string[] }[]
  }[]
  /** What to withhold and settle while there is no proof of anything. */
  launchSafe: { withheld: readonly string[]; settled: Readonly<Record<string, string>> }
}

export type DeskFigure = {
  key: string
  group: string
  label: string
  text: string
  /** Its numbers where they are given, not computed from others. */
  numbers: readonly number[] | null
  /** Whether it is off the site now, by itself or with another. */
  withheld: boolean
  /** The figures that go with it. */
  takesAlong: readonly string[]
  /** Pages, documents and articles that take it. */
  places: readonly string[]
  /** The sentences that print it; each goes with it. */
  sentences: readonly { file: string; key: string; sentence: string }[]
}

/** The pictures whose places a photograph may take. */
export type DeskPictures = {
  pictures: readonly {
    name: string
    /** The widest encoding, in pixels, and the upright one of phones. */
    frames: readonly { width: number; height: number }[]
    /** The pages that show it now. */
    pages: readonly string[]
    /** What our own picture shows. */
    alt: string
  }[]
}

/** What the project's own code says of its words and figures; the server asks it in a process of its own. */
export type DeskCatalogue = DeskFigures & {
  files: readonly {
    file: string
    group: DeskGroup
    title: string
    language: string
    path: string | null
    fields: readonly Pick<DeskField, 'key' | 'longest' | 'placeholders' | 'behind'>[]
    review: ShownReview | null
  }[]
}
