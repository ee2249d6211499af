import { Panel } from '../parts/Panel.tsx'
import { verifySample } from './verify-sample.ts'

/** What the other system does to know that a call is ours. */
export function HowToVerify() {
  return (
    <Panel
      id="verify"
      level={2}
      heading="How to verify a delivery"
      note={
        <>
          Each call is signed as <a href="https://www.standardwebhooks.com">Standard Webhooks</a>{' '}
          describes: libraries for most languages exist. In Node.js a few lines do. Refuse a call
          older than five minutes, and take each webhook-id once.
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard. */}
      <section className="verify-code" tabIndex={0} aria-label="Sample in Node.js">
        <pre>
          <code>{verifySample}</code>
        </pre>
      </section>
    </Panel>
  )
}
