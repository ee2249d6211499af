import { type Citation, Cited } from '../../ui/Cited.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import './SectorDialogs.css'

type Sector = {
  id: string
  title: string
  subtitle: string
  text: string
  figures: readonly { label: string; value: string; unit: string }[]
  challenges: readonly string[]
  solutions: readonly string[]
  source: string
  published: Citation
}

type SectorDialogsProps = {
  sectors: readonly Sector[]
  close: string
  words: { challenges: string; solutions: string; source: string; published: string }
}

/** What stands behind each sector's row: its figures, what is hard, what helps, and who says so. */
export function SectorDialogs({ sectors, close, words }: SectorDialogsProps) {
  return sectors.map((sector) => (
    <Dialog key={sector.id} id={sector.id} title={sector.title} close={close}>
      <p className="sector-subtitle">{sector.subtitle}</p>
      <p className="sector-text">{sector.text}</p>
      <dl className="sector-figures">
        {sector.figures.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
      <div className="sector-lists">
        <Lines title={words.challenges} lines={sector.challenges} />
        <Lines title={words.solutions} lines={sector.solutions} />
      </div>
      <dl className="sector-source">
        <dt>{words.source}</dt>
        <dd>{sector.source}</dd>
        <dt>{words.published}</dt>
        <dd>
          <Cited {...sector.published} />
        </dd>
      </dl>
    </Dialog>
  ))
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
