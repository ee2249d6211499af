/**
 * Sizes of text, spaces and colours come from site/styles/tokens.css (docs/design.md). An exception
 * stands at its line with its reason, as `stylelint-disable-next-line RULE -- reason`; one that is
 * no longer needed fails, so that their number only shrinks.
 */

/** Optical corrections below four pixels, percentages, em and parts of the window's height are free. */
const rawLength =
  '/(?<![\\w.])(?:[4-9]|\\d{2,})(?:\\.\\d+)?px|\\d(?:rem|vw|cqw|cqi)\\b|\\bclamp\\(/'
const rawTextSize = '/\\d(?:px|rem|pt|vw|vh|cqw|cqi)\\b|\\bclamp\\(/'
/** Text of a drawing is measured in the units of its viewBox, which CSS spells px. */
const rawTextSizeInDrawing = '/\\d(?:rem|pt|vw|vh|cqw|cqi)\\b|\\bclamp\\(/'
const spaces = '/^(?:margin|padding|scroll-margin|scroll-padding)(?:-|$)|^(?:row-|column-)?gap$/'

/**
 * Start and end of a line are logical, so that a language written from the right mirrors the sheet. Above and below
 * stay top and bottom, width and height themselves: every language here runs downwards, and `overflow-inline` is
 * younger than the oldest browsers we serve. What lies on a picture or a drawing keeps its sides, with its reason.
 */
const theSameInEveryLanguage = [
  '/(?:^|-)(?:top|bottom)(?:-(?:width|style|color))?$/',
  '/(?:^|-)(?:width|height)$/',
  '/^(?:overflow|overscroll-behavior)-[xy]$/',
  // Two values, or three, are the same at both sides; four are refused below.
  '/^(?:margin|padding|inset|overflow|overscroll-behavior|scroll-margin|scroll-padding)$/',
  '/^border-(?:width|style|color)$/',
]
const oneValue = '[^\\s()/]+(?:\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\))?'
const fourValues = `/^(?:${oneValue}\\s+){3}${oneValue}$/`
const fourSided =
  '/^(?:margin|padding|inset|scroll-margin|scroll-padding|border-(?:width|style|color|radius))$/'

/** The only widths where a layout breaks. A component that breaks by its own width is a container. */
const widths = {
  narrowPhone: '360px',
  phone: '600px',
  /** From here a drawing lies across the sheet. */
  drawing: '768px',
  /** Beyond it the sheet has its columns. */
  tablet: '1040px',
  laptop: '1320px',
}

const sizesAndSides =
  'A size is a token of site/styles/tokens.css; four values at once hide which are start and end: split them by block and inline'

const textSizes = '/^font(?:-size)?$/'

/** @type {import('stylelint').Config} */
export default {
  languageOptions: { directionality: { block: 'top-to-bottom', inline: 'left-to-right' } },
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  reportUnscopedDisables: true,
  rules: {
    'color-no-hex': true,
    'property-layout-mappings': ['flow-relative', { ignoreProperties: theSameInEveryLanguage }],
    'value-keyword-layout-mappings': ['flow-relative', { ignoreProperties: ['resize'] }],
    'media-feature-name-value-allowed-list': { '/width$/': Object.values(widths) },
    'shorthand-property-no-redundant-values': true,
    'color-named': ['never', { ignoreProperties: ['/^mask/'] }],
    'function-disallowed-list': [
      ['/^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/'],
      { message: 'A colour is a token of site/styles/tokens.css, or mixed from tokens' },
    ],
    'declaration-property-value-disallowed-list': [
      { [spaces]: [rawLength], [textSizes]: [rawTextSize], [fourSided]: [fourValues] },
      { message: sizesAndSides },
    ],
  },
  overrides: [
    {
      files: ['site/graphics/**/*.css'],
      rules: {
        'declaration-property-value-disallowed-list': [
          { [spaces]: [rawLength], [textSizes]: [rawTextSizeInDrawing], [fourSided]: [fourValues] },
          { message: sizesAndSides },
        ],
      },
    },
    {
      files: ['site/styles/tokens*.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
  ],
}
