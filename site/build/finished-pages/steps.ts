import { bringPageAlong } from './contact-links.ts'
import { deferDrawings } from './defer-drawings.ts'
import type { Step } from './finished-page.ts'
import { holdFirstPaint } from './hold-first-paint.ts'
import { joinStyles } from './join-styles.ts'
import { leadToLanguage } from './lead-to-language.ts'
import { preloadFirstPicture } from './preload-first-picture.ts'
import { sayRenderings } from './say-renderings.ts'
import { addSectionAnchors } from './section-anchors.ts'
import { keepQuantitiesWhole } from './unbroken-quantities.ts'

/** What a reader meets: done while developing as well. */
export const readerSteps: readonly Step[] = [
  addSectionAnchors,
  keepQuantitiesWhole,
  bringPageAlong,
  leadToLanguage,
  sayRenderings,
]

/** What lets a built page paint and answer soon. */
export const speedSteps: readonly Step[] = [
  preloadFirstPicture,
  holdFirstPaint,
  deferDrawings,
  // Last: a style that another step brings joins the others.
  joinStyles,
]
