import type { Fact } from '../../../../contract/lead-facts.ts'
import { TermList } from '../../../ui/TermList.tsx'

/** Those facts that say something. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const terms = facts.flatMap(([term, text]) => (text ? [{ term, text }] : []))
  return terms.length > 0 && <TermList className="lead-facts" terms={terms} />
}
