import { ContourSheet } from '../graphics/frame/ContourSheet.tsx'
import { Neatline } from '../ui/Sheet.tsx'
import { HeroText, HeroTitle, type HeroWords, idOf } from './HeroText.tsx'
import './SheetHero.css'

type SheetHeroProps = HeroWords & {
  /** Another part of the same land, so that no two pages open on one view. */
  crop?: 'upstream'
}

/** A low opening of a page without a photograph: its title on a contour sheet. */
export function SheetHero(props: SheetHeroProps) {
  return (
    <section id={idOf(props)} className="hero-sheet" data-crop={props.crop}>
      <ContourSheet sheet="sheet" />
      <Neatline />
      <div className="columns">
        <HeroTitle {...props} />
        <div className="hero-sheet-words">
          <HeroText {...props} />
        </div>
      </div>
    </section>
  )
}
