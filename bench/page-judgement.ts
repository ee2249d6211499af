import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumLaunch } from '../tools/system-chromium.ts'

/** As Lighthouse sorts what a page loads. */
export const kinds = [
  'document',
  'stylesheet',
  'script',
  'font',
  'image',
  'media',
  'total',
] as const

/** What Lighthouse found in one visit with an empty cache: scores 0 to 100, milliseconds, bytes as sent. */
export type PageJudgement = {
  /** Performance, accessibility, best practices, SEO. */
  scores: number[]
  lcp: number
  fcp: number
  tbt: number
  cls: number
  bytes: Record<(typeof kinds)[number], number>
  /** A selector of the element whose paint was the largest. */
  largest: string
}

type SizeItem = { resourceType: string; transferSize: number }

/** One browser for many visits. `page` throws where Lighthouse could not load the address. */
export async function judgeWith() {
  const { executablePath, args } = chromiumLaunch
  const chrome = await launch({
    ...(executablePath && { chromePath: executablePath }),
    chromeFlags: ['--headless', ...args],
  })
  return {
    async page(address: string): Promise<PageJudgement> {
      const answer = await lighthouse(address, { port: chrome.port, logLevel: 'error' })
      if (!answer || answer.lhr.runtimeError) {
        throw new Error(`${address}: ${answer?.lhr.runtimeError?.message ?? 'no answer'}`)
      }
      const { audits, categories } = answer.lhr
      const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
      const sizes =
        (audits['resource-summary']?.details as { items?: SizeItem[] } | undefined)?.items ?? []
      const sizeOf = (kind: string) =>
        sizes.find(({ resourceType }) => resourceType === kind)?.transferSize ?? 0
      return {
        scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
          Math.round((categories[name]?.score ?? Number.NaN) * 100),
        ),
        lcp: number('largest-contentful-paint'),
        fcp: number('first-contentful-paint'),
        tbt: number('total-blocking-time'),
        cls: number('cumulative-layout-shift'),
        bytes: Object.fromEntries(
          kinds.map((kind) => [kind, sizeOf(kind)]),
        ) as PageJudgement['bytes'],
        largest: selectorIn(audits['lcp-breakdown-insight']?.details),
      }
    },
    end: async () => chrome.kill(),
  }
}

function selectorIn(details: unknown): string {
  return /"selector":"([^"]*)"/.exec(JSON.stringify(details ?? {}))?.[1] ?? 'none'
}
