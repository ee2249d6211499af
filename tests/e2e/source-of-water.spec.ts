import { expect, test } from './support/site.ts'

test('plan and profile share one scale across, and the reports open, close with Escape and hand focus back', async ({
  page,
}) => {
  await page.goto('/source-of-water')
  const across = await page
    .locator('main section:has([data-view=profile])')
    .locator('svg[role=img], [data-view=profile]')
    .evaluateAll((views) =>
      views.map((view) => {
        const { x, width } = view.getBoundingClientRect()
        return { x, width }
      }),
    )
  expect(across).toHaveLength(2)
  expect(across[0]).toEqual(across[1])

  const opener = page.getByRole('button', { name: 'View Quality Reports' })
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('rowheader').first()).toBeVisible()
  await expect(dialog.getByRole('link', { name: /^Download/ })).toHaveAttribute('download')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
