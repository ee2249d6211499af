/**
 * What an owner does by `docs/editing.md` and `docs/owner.md`, done in a copy of the site: a sentence, a page and a
 * picture by the recipes, a page removed, and every field of `site.settings.json` filled in. (The recipe for a figure
 * has its own tests beside this one.) Photographs of the filled-in places are left in `shots/filled-in/`.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { navigation } from '../../site/content/navigation.ts'
import { filledIn } from '../../tools/filled-in-settings.ts'
import { copySite, ownerChange } from '../../tools/site-copy.ts'
import { chromiumLaunch } from '../../tools/system-chromium.ts'
import { typefacesStand } from '../e2e/support/typefaces.ts'
import { buildVariant, removeVariant, textsOf, type Variant } from './site-variant.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')

/** Where each field appears; the path is that of the built file. */
const places: readonly (readonly [text: string, files: readonly string[]])[] = [
  [filledIn.company.legalName, ['index.html', 'contact.html', 'downloads/product-sheet.pdf']],
  [filledIn.company.registration, ['index.html']],
  ['Anna Example (director)', ['about.html', 'contact.html', 'investors.html']],
  [filledIn.company.vat, ['index.html']],
  [filledIn.company.address, ['index.html', 'downloads/product-sheet.pdf']],
  [filledIn.company.phone, ['index.html', 'contact.html']],
  [filledIn.company.emergencyHours, ['contact.html', 'access-bulk-water.html']],
  [filledIn.company.emergencyPhone, ['index.html', 'contact.html', 'access-bulk-water.html']],
  ['Example Body', ['water-factory.html', 'natural-filtration.html']],
  [filledIn.terms.delivery, ['bulk-delivery.html', 'downloads/logistics-guide.pdf']],
  [filledIn.terms.demurrage, ['bulk-delivery.html']],
  [filledIn.terms.price, ['bulk-delivery.html', 'contact.html', 'partnerships.html']],
  [filledIn.terms.payment, ['bulk-delivery.html']],
  [filledIn.company.factory, ['water-factory.html']],
  [filledIn.terms.samples, ['alkaline-water.html', 'bulk-glacier-water.html', 'solutions.html']],
  [filledIn.flexitank.maker, ['bulk-glacier-water.html', 'sustainable-bulk-solutions.html']],
  [filledIn.flexitank.papers, ['bulk-glacier-water.html', 'sustainable-bulk-solutions.html']],
  [filledIn.flexitank.coupling, ['bulk-glacier-water.html']],
  [
    filledIn.flexitank.bladderReturn,
    ['bulk-glacier-water.html', 'sustainable-bulk-solutions.html'],
  ],
  [filledIn.carbonPlan, ['sustainable-bulk-solutions.html']],
  [filledIn.loads.tanker, ['bulk-glacier-water.html', 'solutions.html']],
  [filledIn.loads.railCar, ['bulk-glacier-water.html', 'solutions.html']],
  [filledIn.impact.countingMethod, ['community-impact.html']],
  ['Example Island', ['community-impact.html']],
  ['Example Secondary School', ['community-impact.html']],
  ['Example Shipping Ltd', ['community-impact.html']],
  ['Example Port', ['pure-flow.html']],
  [filledIn.impact.sponsorTerms, ['community-impact.html', 'partnerships.html']],
  [filledIn.impact.csrFunds, ['partnerships.html']],
  [filledIn.impact.conferenceDays, ['sustainable-development-goals.html']],
  [filledIn.impact.conferencePart, ['sustainable-development-goals.html']],
  [filledIn.revenueStatus, ['investors.html', 'profit-purpose.html']],
  [filledIn.evidence.spring, ['source-of-water.html']],
  [filledIn.evidence.transitTemperature, ['bulk-delivery.html', 'fr/bulk-delivery.html']],
  [filledIn.evidence.onTime, ['bulk-delivery.html', 'industry-distribution.html']],
  [filledIn.evidence.emergencyClock, ['access-bulk-water.html']],
  [filledIn.evidence.fillingOrder, ['bulk-delivery.html', 'access-bulk-water.html']],
  [filledIn.evidence.phRanges, ['alkaline-water.html']],
  [filledIn.evidence.volumes, ['investors.html']],
  [filledIn.terms.claims, ['bulk-delivery.html', 'fr/bulk-delivery.html']],
  [filledIn.terms.emergency, ['access-bulk-water.html', 'contact-emergency.html']],
  [filledIn.lots.size, ['bulk-glacier-water.html']],
  [filledIn.lots.keeping, ['bulk-glacier-water.html']],
  [filledIn.lots.treatment, ['bulk-glacier-water.html', 'access-bulk-water.html']],
  [filledIn.impact.project, ['community-impact.html', 'partnerships.html']],
  [filledIn.impact.taps, ['community-impact.html', 'partnerships.html']],
  [filledIn.impact.paid, ['investors.html', 'partnerships.html', 'profit-purpose.html']],
  [filledIn.investmentSought, ['investors.html']],
  [filledIn.evidence.reach, ['access-bulk-water.html']],
  [filledIn.evidence.capacity, ['water-factory.html', 'investors.html']],
  [filledIn.evidence.markets, ['investors.html', 'global-need.html']],
  [filledIn.evidence.outcomes, ['choose-sustainable-impact.html']],
  [filledIn.evidence.carbon, ['sustainable-bulk-solutions.html', 'choose-sustainable-impact.html']],
  [
    `Europe ${filledIn.leadTimes.europe}`,
    [
      ...['index.html', 'bulk-glacier-water.html', 'access-bulk-water.html'],
      ...['contact-emergency.html', 'who-we-support.html'],
    ],
  ],
  [`${filledIn.leadTimes.africa} weeks`, ['bulk-delivery.html']],
  [`${filledIn.leadTimes.asiaPacific} weeks`, ['bulk-delivery.html']],
  [`${filledIn.leadTimes.americas} weeks`, ['bulk-delivery.html']],
  [`${filledIn.leadTimes.europe} weeks`, ['bulk-delivery.html']],
  [`${filledIn.leadTimes.middleEast} weeks`, ['bulk-delivery.html']],
  [filledIn.lotAnalysis.lot, ['know-your-water.html']],
  [filledIn.lotAnalysis.laboratory, ['know-your-water.html']],
  ['Example method', ['know-your-water.html']],
  ['Example stream', ['investors.html', 'profit-purpose.html']],
  ['Example Bottlers Ltd', ['index.html', 'partnerships.html']],
]

const sentence = 'Each part serves a step of the way, as this test says.'

/** A page in English alone, in which no field stands. */
const removed = 'water-harvesting'
/** Its lines in the table, up to the next entry. */
const removedLines = new RegExp(String.raw`\{\s*path: '/${removed}',.*?\},\n`, 's')

let variant: Variant | undefined
let texts: ReadonlyMap<string, string>
let photographs: string

function textOf(file: string): string | undefined {
  return texts.get(file)
}

beforeAll(async () => {
  photographs = await mkdtemp(join(tmpdir(), 'photographs-'))
  const photograph = join(photographs, 'quay.jpg')
  await sharp({ create: { width: 2000, height: 1300, channels: 3, background: '#1d6f86' } })
    .jpeg()
    .toFile(photograph)
  variant = await buildVariant(
    [
      ownerChange(filledIn),
      {
        path: 'site/views/pure-flow/words/en.json',
        edit: (source) =>
          source.replace(
            'Each part serves a step of the way, and the ledger serves all four steps.',
            sentence,
          ),
      },
      {
        path: 'site/content/page-paths.ts',
        edit: (source) =>
          source
            .replace("{ path: '/about',", "{ path: '/a-new-page' },\n      $&")
            .replace("next: ['/our-goals',", "next: ['/a-new-page', '/our-goals',")
            .replace("next: ['/about',", "next: ['/a-new-page', '/about',")
            .replace(removedLines, ''),
      },
      {
        path: 'site/words/pages/en.json',
        edit: (source) =>
          source.replace(
            '"/about": {',
            '"/a-new-page": { "name": "A new page", "about": "as the recipe says" },\n    "/about": {',
          ),
      },
      {
        path: 'site/views/who-we-support/words/en.json',
        edit: (source) =>
          source.replace(
            '    "healthcare": {',
            `    "harbours": {
      "name": "Harbours",
      "text": "An audience added by the recipe.",
      "caption": "Photograph.",
      "formats": "Flexitanks on the quay",
      "quote": "How many ships call in a week",
      "link": "Bulk Delivery"
    },
    "healthcare": {`,
          ),
      },
      {
        path: 'site/views/who-we-support/who-we-support-sections.ts',
        edit: (source) =>
          source.replace(
            "        sheet('healthcare',",
            "        sheet('harbours', 'quay', '/bulk-delivery', audiences.harbours),\n$&",
          ),
      },
      {
        path: 'site/views/a-new-page/words/en.json',
        edit: () => '{ "meta": { "title": "A new page", "description": "Added by the recipe." } }',
      },
      {
        path: 'site/pages/a-new-page.astro',
        edit: () => `---
import { picture } from '../assets/pictures.ts'
import Page from '../layouts/Page.astro'
import { SplitHero } from '../sections/SplitHero.tsx'

const words = {
  title: 'A new page',
  subtitle: 'Added by the recipe.',
  description: 'With a photograph of its own.',
  actions: [{ href: '/contact', label: 'Contact us' }] as const,
}
---
<Page language="en" path="/a-new-page" ground="paper">
  <SplitHero picture={picture('quay', 'en')} caption="Photograph" {...words} />
</Page>
`,
      },
    ],
    async (folder) => {
      const add = join(folder, 'tools/add-picture.ts')
      await run(process.execPath, [add, photograph, 'quay', 'A quay at dawn.'], { cwd: folder })
      await rm(join(folder, 'site/views', removed), { recursive: true })
      await rm(join(folder, 'site/pages', `${removed}.astro`))
    },
  )
  texts = await textsOf(variant)
}, 600_000)

afterAll(async () => {
  if (variant) await removeVariant(variant)
  await rm(photographs, { recursive: true, force: true })
})

test('a changed sentence, a new page, a new audience and a new picture stand on the site', () => {
  expect(textOf('pure-flow.html')).toContain(sentence)
  expect(textOf('a-new-page.html')).toContain('A new page')
  expect(textOf('a-new-page.html')).toContain('A quay at dawn.')
  for (const page of ['about.html', 'our-goals.html'])
    expect(textOf(page)).toContain('as the recipe says')
  expect(textOf('who-we-support.html')).toContain('An audience added by the recipe.')
  expect(textOf('who-we-support.html')).toContain('A quay at dawn.')
})

test('a page goes with its folder, its route and its line: neither index, sitemap nor the pages to read next name it', async () => {
  expect(texts.has(`${removed}.html`)).toBe(false)
  // `/about` has the index alone, `/water-factory` led on to it.
  for (const file of ['about.html', 'water-factory.html', 'sitemap.xml']) {
    const built = await readFile(join(variant?.folder ?? '', 'dist', file), 'utf8')
    expect(built, file).toContain('/source-of-water')
    expect(built, file).not.toContain(`/${removed}`)
  }
})

test('a photograph loses the line that says pictures are renderings', () => {
  const { pictures } = navigation('en').footer
  expect(textOf('about.html')).toContain(pictures.rendered)
  expect(textOf('who-we-support.html')).toContain(pictures.mixed)
  for (const line of Object.values(pictures)) expect(textOf('a-new-page.html')).not.toContain(line)
})

test.each(places)('%s appears where the owner’s list says', (text, files) => {
  for (const file of files) expect(textOf(file), file).toContain(text)
})

test('filled in, every text still has a reader: the check before publishing finds nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'filled-in-'))
  try {
    await copySite(folder, [ownerChange(filledIn)])
    const { stderr } = await run(process.execPath, ['tools/check-words.ts'], { cwd: folder })
    expect(stderr).toBe('')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('the emergency phone stands in the mail about an emergency', () => {
  expect(textOf('mail contact emergency')).toContain(filledIn.company.emergencyPhone)
})

test('empty, none of the fields leaves a trace', async () => {
  for (const file of ['index.html', 'contact.html', 'bulk-delivery.html', 'investors.html']) {
    const page = await readFile(join(root, 'dist', file), 'utf8')
    for (const [text] of places) expect(page, file).not.toContain(text)
    expect(page).not.toMatch(/>\s*(?:undefined|null|to follow)\s*</)
  }
})

/** Opens the built copy in a browser; `visit` gets its address. */
async function inBrowser(visit: (browser: Browser, address: string) => Promise<void>) {
  const server = serve(join(variant?.folder ?? '', 'dist'))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as { port: number }
  const browser = await chromium.launch(chromiumLaunch)
  try {
    await visit(browser, `http://127.0.0.1:${port}`)
  } finally {
    await browser.close()
    server.close()
  }
}

test('a video-site link is embedded without cookies, muted, scaled, and gives way to its poster', async () => {
  await inBrowser(async (browser, address) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    // The video site is not asked: a stand-in answers in its place.
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
    )
    await page.goto(`${address}/about.html`)
    const hero = page.locator('main section').first()
    const player = hero.locator('iframe')
    await player.waitFor({ state: 'attached' })
    const source = new URL((await player.getAttribute('src')) ?? '')
    expect(source.origin + source.pathname).toBe(
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    )
    expect(source.searchParams.get('mute')).toBe('1')
    expect(await player.evaluate((frame) => getComputedStyle(frame).transform)).toMatch(
      /^matrix\(1\.15, 0, 0, 1\.15/,
    )
    await hero.getByRole('button', { name: 'Pause the background' }).click()
    await player.waitFor({ state: 'detached' })
    await hero.getByRole('button', { name: 'Play the background' }).click()
    await player.waitFor({ state: 'attached' })
  })
})

test('the filled-in places fit a phone and a desktop', { timeout: 120_000 }, async () => {
  await inBrowser(async (browser, address) => {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    for (const name of new Set(places.flatMap(([, files]) => files))) {
      if (!name.endsWith('.html')) continue
      // Loaded on the phone alone: loading takes the time here.
      await page.setViewportSize({ width: 360, height: 900 })
      await page.goto(`${address}/${name}`)
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await typefacesStand(page)
        const overflow = () =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
        // Just resized, a page has drawings of its former width for some frames.
        await expect.poll(overflow, { message: `${name} at ${width} px`, timeout: 10_000 }).toBe(0)
        // For the owner to look at; a picture of a whole page takes seconds.
        if (process.env.FIGURES !== 'all') continue
        await page.screenshot({
          path: join(root, 'shots/filled-in', `${name.replace('.html', '')}-${width}.png`),
          fullPage: true,
        })
      }
    }
  })
})

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

function serve(folder: string): Server {
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname
    readFile(join(folder, path)).then(
      (bytes) => {
        response.setHeader('content-type', types[path.split('.').at(-1) ?? ''] ?? 'text/plain')
        response.end(bytes)
      },
      () => response.writeHead(404).end(),
    )
  })
}
