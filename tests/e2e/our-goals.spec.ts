import { expect, test } from './support/site.ts'

test('one gauge runs past all eight goals and commitments, their marks evenly spaced', async ({
  page,
}) => {
  await page.goto('/our-goals')
  const { board, rows } = await page.getByRole('img', { name: /gauge/ }).evaluate((svg) => {
    const run = svg.closest('div:has(section)')
    return {
      board: svg.getBoundingClientRect().toJSON() as DOMRect,
      rows: [...(run?.querySelectorAll('section') ?? [])].map((section) =>
        [...section.querySelectorAll('li')].map((row) => row.getBoundingClientRect().top),
      ),
    }
  })
  expect(rows.map(({ length }) => length)).toEqual([3, 5])
  for (const tops of rows) {
    const [first = 0, second = 0] = tops
    for (const [index, top] of tops.entries()) {
      expect(top - first).toBeCloseTo(index * (second - first), 0)
    }
  }
  expect(rows[0]?.[0]).toBeGreaterThan(board.top)
  expect(rows[1]?.at(-1)).toBeLessThan(board.bottom)
})
