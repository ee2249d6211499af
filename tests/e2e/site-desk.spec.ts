import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { siteDeskPaths, whyAdmins } from '../../contract/site-desk.ts'
import { noAnswer } from '../../site/islands/call-account.ts'
import { newColleague, openAs } from './support/colleague.ts'
import { expect, test } from './support/desk-site.ts'
import { afterOwnProcess, afterTries, slowed } from './support/slow-processor.ts'
import { confirm, expectSoundAtEveryWidth } from './support/team-lists.ts'

// One after the other on one copy of the sources: several copies, each with its server, take the machine from each other.
test.describe.configure({ mode: 'default' })

const words = 'site/views/about/words/en.json'

test.describe('with one check that gets no answer', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('an editor changes a sentence, is told of a mistake, mends it, publishes it and takes it back', async ({
    page,
    teamSite: site,
    sourcesFolder,
  }) => {
    test.setTimeout(400_000 * slowed)
    const editor = await newColleague(site, 'words', 'editor')
    const { hero } = JSON.parse(await readFile(join(sourcesFolder, words), 'utf8')) as {
      hero: { title: string }
    }
    const live = async () => (await fetch(`${site.url}/about`)).text()
    let checkIsAnswered = true
    await page.route(`**${siteDeskPaths.check}`, (route) =>
      checkIsAnswered ? route.continue() : route.abort(),
    )
    await openAs(page, editor, 'site')
    await page.getByLabel('Find a page by its name').fill('about')
    await expectSoundAtEveryWidth(page)
    await page.getByRole('main').getByRole('link', { name: 'About', exact: true }).click()

    const title = page.getByLabel('Opening › title')
    await expect(title).toHaveValue(hero.title)
    await title.fill('About {nobody}')
    await expectSoundAtEveryWidth(page)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(title).toHaveAccessibleDescription(
      /\{nobody\} is neither a figure nor handed in/,
      afterOwnProcess,
    )
    await expect(title).toHaveAttribute('aria-invalid', 'true')

    await title.fill('About our water')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('The check found nothing wrong.')).toBeVisible(afterOwnProcess)
    expect(await live()).toContain(hero.title)

    checkIsAnswered = false
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: noAnswer })).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await confirm(page, 'Publish')
    await expect(page.getByRole('progressbar')).toBeVisible(afterTries)
    await expect(page.getByText('Published.', { exact: true })).toBeVisible({
      timeout: 300_000 * slowed,
    })
    await expect(page.getByText(noAnswer)).toBeHidden()
    expect(await live()).toContain('About our water')
    await expect(title).toHaveValue('About our water')

    await page.getByRole('link', { name: 'All pages' }).click()
    const translation = page.getByRole('listitem').filter({ hasText: 'About (fr)' })
    await expect(translation).toContainText('1 text changed in English since', afterTries)
    await translation.getByRole('link').click()
    await expect(page.getByLabel('Opening › title')).toHaveAccessibleDescription(
      /It says now: “About our water”/,
    )
    await expectSoundAtEveryWidth(page)
    const holds = page.getByRole('button', { name: 'The translation still holds' })
    await holds.click()
    await expect(holds).toHaveCount(0, afterTries)
    await page.getByRole('link', { name: 'All pages' }).click()
    await expect(translation).not.toContainText('changed in English since')

    // Another editor, signed in a moment ago: the build may outlast the ten minutes for which a sign-in counts as fresh.
    await openAs(page, await newColleague(site, 'takes-back', 'editor'), 'site')
    await page.getByRole('link', { name: 'Versions', exact: true }).click()
    const versions = page.getByRole('listitem').filter({ has: page.getByRole('heading') })
    await expect(versions).toHaveCount(2)
    await expect(versions.first()).toContainText(editor.address)
    await versions.first().getByText('One change').click()
    await expect(versions.first()).toContainText('About our water')
    await expectSoundAtEveryWidth(page)
    await page.getByRole('button', { name: 'Go back to this' }).click()
    await confirm(page, 'Go back')
    await expect(page.getByText('That version is live again.')).toBeVisible()
    expect(await live()).not.toContain('About our water')
  })

  test('an editor writes an article, is told when no check answered, then what is missing at its field, and deletes the draft', async ({
    page,
    teamSite: site,
  }) => {
    test.setTimeout(120_000 * slowed)
    const editor = await newColleague(site, 'articles', 'editor')
    await page.route(`**${siteDeskPaths.check}`, (route) => route.abort(), { times: 1 })
    await openAs(page, editor, 'site&part=articles')
    await page.getByLabel('Title of a new article').fill('A sample at the valve')
    await expectSoundAtEveryWidth(page)
    await page.getByRole('button', { name: 'Write it' }).click()
    await page.getByLabel('What it tells').fill('What to prepare.')
    await page.getByLabel('Subject').fill('Quality')
    await page.getByLabel('Text', { exact: true }).fill('Take a clean bottle.\n\nOur TDS is {tds}.')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByRole('alert').filter({ hasText: noAnswer })).toBeVisible()
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByText(noAnswer)).toBeHidden()
    const label = page.getByLabel('What the link at its end says')
    await expect(label).toHaveAccessibleDescription(/Enter a text/, afterOwnProcess)
    await expectSoundAtEveryWidth(page)
    await label.fill('Water, line by line')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('The check found nothing wrong.')).toBeVisible(afterOwnProcess)

    await page.getByRole('button', { name: 'Delete this draft' }).click()
    await expect(page.getByLabel('Title of a new article')).toBeVisible()
    await expect(page.getByRole('link', { name: 'A sample at the valve' })).toHaveCount(0)
  })
})

test('the mailbox for emergencies is changed by an admin, and an editor is told so before typing', async ({
  page,
  teamSite: site,
}) => {
  test.setTimeout(120_000 * slowed)
  const label = 'Mailbox for emergencies'
  await openAs(page, await newColleague(site, 'editor', 'editor'), 'site&part=facts')
  await expect(page.getByLabel(label)).not.toBeEditable(afterOwnProcess)
  await expect(page.getByLabel(label)).toHaveAccessibleDescription(whyAdmins)
  await expect(page.getByLabel('Phone for emergencies')).toBeEditable()
  await expectSoundAtEveryWidth(page)
  await openAs(page, await newColleague(site, 'admin', 'admin'), 'site&part=facts')
  await expect(page.getByLabel(label)).toBeEditable()
})

test('an editor puts a photograph into a place, sees each crop follow, and says what it shows', async ({
  page,
  teamSite: site,
}) => {
  test.setTimeout(120_000 * slowed)
  const editor = await newColleague(site, 'pictures', 'editor')
  // Dark on its left, light on its right: what a crop shows is seen in its middle.
  const dark = { create: { width: 800, height: 900, channels: 3, background: '#101010' } } as const
  const light = await sharp({ create: { ...dark.create, background: '#f0f0f0' } })
    .png()
    .toBuffer()
  const buffer = await sharp({ create: { ...dark.create, width: 1600 } })
    .composite([{ input: light, left: 800, top: 0 }])
    .jpeg()
    .toBuffer()
  // What was saved can be saved again, though the list of drafts is still on its way.
  let listIsAnswered = true
  await page.route(`**${siteDeskPaths.overview}`, (route) =>
    listIsAnswered ? route.continue() : undefined,
  )
  await openAs(page, editor, 'site&part=pictures')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  const chosen = page.getByLabel('Your photograph')
  await chosen.setInputFiles({ name: 'x.svg', mimeType: 'image/svg+xml', buffer })
  await expect(chosen).toHaveAccessibleDescription(/Choose a photograph/)
  await chosen.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer })
  const phone = page.getByRole('img', { name: 'The part that a phone shows' })
  const middle = () =>
    phone.evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas
      return canvas.getContext('2d')?.getImageData(width * 0.5, height * 0.5, 1, 1).data[0] ?? -1
    })
  const side = page.getByLabel('What stays in sight, from left to right')
  await side.fill('0', afterOwnProcess)
  await expect.poll(middle).toBeLessThan(60)
  await side.fill('100')
  await expect.poll(middle).toBeGreaterThan(200)
  await page.getByLabel('What it shows, in English').fill('A quay at dawn.')
  listIsAnswered = false
  await page.getByRole('button', { name: 'Save draft' }).click()
  const asked = page.getByLabel(/^What it shows, in (?!English)/)
  await expect(asked).not.toHaveCount(0, afterOwnProcess)
  const others = await asked.all()
  for (const other of others) {
    await expect(other).toHaveAccessibleDescription(/Say what it shows/, afterOwnProcess)
  }
  await expectSoundAtEveryWidth(page)
  for (const other of others) await other.fill('A quay, in other words.')
  listIsAnswered = true
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('The check found nothing wrong.')).toBeVisible(afterOwnProcess)
})
