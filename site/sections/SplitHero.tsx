import type { ReactNode } from 'react'
import { Picture, type PictureSource } from '../ui/Picture.tsx'
import { Neatline } from '../ui/Sheet.tsx'
import { HeroText, HeroTitle, type HeroWords, idOf } from './HeroText.tsx'
import './HeroDrawing.css'
import './SplitHero.css'

type SplitHeroProps = HeroWords &
  (
    | { picture: PictureSource; caption?: string; focus?: string; drawing?: never }
    /** A drawing as high as the first screen in the picture's place. */
    | { drawing: ReactNode; picture?: never }
  )

/** The opening of a page whose words stand beside a picture or a drawing, on narrow screens below it. */
export function SplitHero(props: SplitHeroProps) {
  return (
    <section id={idOf(props)} className="hero-split">
      <Neatline />
      <div className="hero-split-words">
        <HeroTitle {...props} />
        <HeroText {...props} />
      </div>
      {props.picture ? (
        <SplitPicture {...props} />
      ) : (
        <div className="hero-split-picture hero-drawing">{props.drawing}</div>
      )}
    </section>
  )
}

type SplitPictureProps = { picture: PictureSource; caption?: string; focus?: string }

function SplitPicture({ picture, caption, focus }: SplitPictureProps) {
  const Frame = caption ? 'figure' : 'div'
  return (
    <Frame className="hero-split-picture" style={focus ? { '--focus': focus } : undefined}>
      <Picture
        className="covering-picture"
        picture={picture}
        sizes="(width <= 1040px) 100vw, 58vw"
        urgent
      />
      {caption && <figcaption className="note">{caption}</figcaption>}
    </Frame>
  )
}
