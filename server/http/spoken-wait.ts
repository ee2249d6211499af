/** How long to wait, as a sentence ends: `a minute`, `10 minutes`. */
export function spokenWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
