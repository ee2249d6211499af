/** Stands behind an island that cannot do without its script; shown by `behaviours/script-lost.ts`. */
export function ScriptLost({ text }: { text: string }) {
  return (
    <p className="note" role="alert" data-script-lost hidden>
      {text}
    </p>
  )
}
