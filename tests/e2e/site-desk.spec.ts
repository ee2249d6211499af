import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newColleague, openAs } from './support/colleague.ts'
import { expect, test } from './support/desk-site.ts'
import { afterTries } from './support/slow-processor.ts'
import { confirm, expectSoundAtEveryWidth } from './support/team-lists.ts'

const words = 'site/views/about/words/en.json'

test('an editor changes a sentence, is told of a mistake, mends it, publishes it and takes it back', async ({
  page,
  teamSite: site,
  sourcesFolder,
}) => {
  test.setTimeout(400_000)
  const editor = await newColleague(site, 'words', 'editor')
  const { hero } = JSON.parse(await readFile(join(sourcesFolder, words), 'utf8')) as {
    hero: { title: string }
  }
  const live = async () => (await fetch(`${site.url}/about`)).text()
  await openAs(page, editor, 'site')
  await page.getByLabel('Find a page by its name').fill('about')
  await expectSoundAtEveryWidth(page)
  await page.getByRole('main').getByRole('link', { name: 'About', exact: true }).click()

  const title = page.getByLabel('Opening › title')
  await expect(title).toHaveValue(hero.title)
  await title.fill('About {nobody}')
  await expectSoundAtEveryWidth(page)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(title).toHaveAccessibleDescription(/\{nobody\} is neither a figure nor handed in/, {
    timeout: 30_000,
  })
  await expect(title).toHaveAttribute('aria-invalid', 'true')

  await title.fill('About our water')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('The check found nothing wrong.')).toBeVisible({ timeout: 30_000 })
  expect(await live()).toContain(hero.title)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await confirm(page, 'Publish')
  await expect(page.getByRole('progressbar')).toBeVisible(afterTries)
  await expect(page.getByText('Published.', { exact: true })).toBeVisible({ timeout: 300_000 })
  expect(await live()).toContain('About our water')
  await expect(title).toHaveValue('About our water')

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
