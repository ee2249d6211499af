import type { ContactPresets } from '../../../contract/contact-presets.ts'
import { hiddenFields } from '../../../contract/functions.ts'
import type { SentContext } from '../../../contract/lead-context.ts'

/** What accompanies a lead sent from this page, with these presets, after `fillTime` milliseconds. */
export function leadContext(
  form: HTMLFormElement | null,
  fillTime: number,
  presets: ContactPresets | undefined,
): SentContext {
  const honeypot = form?.elements.namedItem(hiddenFields.honeypot) as HTMLInputElement | null
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  return {
    page: location.pathname + (presets?.query ?? ''),
    referrer: referrer ? referrer.origin + referrer.pathname : undefined,
    campaign: new URLSearchParams(location.search).get('utm_campaign') ?? undefined,
    honeypot: honeypot?.value || undefined,
    fillTime,
  }
}
