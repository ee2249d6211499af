/** What `npm audit --json` said: `refused` where the registry in use offers no audit. */
export type AuditJudgement = { outcome: 'clean' | 'vulnerable' | 'refused'; found: string[] }

const grave = new Set(['high', 'critical'])

/** Judges the output; high and critical findings are named with what they concern. */
export function judgeAudit(output: string): AuditJudgement {
  const { vulnerabilities } = parsed(output)
  if (!vulnerabilities) return { outcome: 'refused', found: [] }
  const found = Object.entries(vulnerabilities)
    .filter(([, { severity }]) => grave.has(severity))
    .map(([name, { severity }]) => `${name} (${severity})`)
  return { outcome: found.length > 0 ? 'vulnerable' : 'clean', found }
}

type AuditReport = { vulnerabilities?: Record<string, { severity: string }> }

function parsed(output: string): AuditReport {
  try {
    return JSON.parse(output) as AuditReport
  } catch {
    return {}
  }
}
