import './Picture.css'

/** One encoded picture: addresses by width, in the order browsers should try the formats. */
export type PictureSource = {
  formats: readonly { type: 'image/avif' | 'image/webp'; srcSet: string }[]
  /** For browsers that know neither format. */
  fallback: string
  /** Of the largest encoding, in pixels: they reserve the place before the picture arrives. */
  width: number
  height: number
  /** Average colour, shown until the picture arrives. */
  tone: string
  alt: string
  /** A crop composed for phones held upright. */
  portrait?: Pick<PictureSource, 'formats' | 'width' | 'height'>
}

/** The whole picture at every width, without the crop for phones. */
export function withoutPortrait({ portrait: _, ...picture }: PictureSource): PictureSource {
  return picture
}

type PictureProps = {
  picture: PictureSource
  /** The `sizes` attribute: how wide the picture stands at which width of the window. */
  sizes: string
  /** The same for the crop for phones, where that stands wider: a cover as high as the window. */
  portraitSizes?: string
  className?: string
  /** The largest picture of the first view: fetched at once and first. */
  urgent?: boolean
  /** Decorative beside words that already say what it shows. */
  decorative?: boolean
}

const portraitWindows = '(max-width: 640px) and (orientation: portrait)'

export function Picture({
  picture,
  sizes,
  portraitSizes,
  className,
  urgent,
  decorative,
}: PictureProps) {
  return (
    <picture className={className}>
      {picture.portrait?.formats.map((format) => (
        <source
          key={`portrait ${format.type}`}
          media={portraitWindows}
          type={format.type}
          srcSet={format.srcSet}
          sizes={portraitSizes ?? sizes}
          width={picture.portrait?.width}
          height={picture.portrait?.height}
        />
      ))}
      {picture.formats.map((format) => (
        <source key={format.type} type={format.type} srcSet={format.srcSet} sizes={sizes} />
      ))}
      <img
        src={picture.fallback}
        alt={decorative ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        decoding={urgent ? 'sync' : 'async'}
        loading={urgent ? 'eager' : 'lazy'}
        fetchPriority={urgent ? 'high' : 'auto'}
      />
    </picture>
  )
}
