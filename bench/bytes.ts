/** The Brotli bytes of every page, from the built files alone: `npm run bench:bytes`. Ends with 1 where a budget is passed. */
import { pagePaths } from '../site/content/page-paths.ts'
import { byteBudgets } from '../tests/support/byte-budgets.ts'
import { pageBytes } from '../tests/support/page-bytes.ts'

const kinds = ['html', 'script', 'font', 'poster'] as const
console.log(`| page | ${kinds.map((kind) => `${kind} KB`).join(' | ')} |`)
console.log(`|---|${'---:|'.repeat(kinds.length)}`)
for (const path of pagePaths) {
  const bytes = await pageBytes(path)
  const budgets = byteBudgets(path)
  const cells = kinds.map((kind) => {
    const size = (bytes[kind] / 1024).toFixed(1)
    if (bytes[kind] <= budgets[kind]) return size
    process.exitCode = 1
    return `**${size}** of ${(budgets[kind] / 1024).toFixed(1)}`
  })
  console.log(`| ${path} | ${cells.join(' | ')} |`)
}
