import { goTo, useTeamAddress } from '../team-address.ts'

/**
 * One of a few spans, kept in the address under its name, so that a view can be bookmarked and sent on. The
 * usual one leaves the address alone; anything unknown there counts as the usual one.
 */
export function useSpan<const Span extends number>(
  name: string,
  spans: readonly Span[],
  usual: Span,
): [Span, (span: Span) => void] {
  const parameters = new URLSearchParams(useTeamAddress() ?? '')
  const written = parameters.get(name)
  const chosen = spans.find((span) => String(span) === written) ?? usual

  function choose(span: Span): void {
    if (span === usual) parameters.delete(name)
    else parameters.set(name, String(span))
    const search = parameters.toString()
    goTo(location.pathname + (search && `?${search}`), { replace: true })
  }
  return [chosen, choose]
}
