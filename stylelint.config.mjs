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
const textSizes = '/^font(?:-size)?$/'

/** @type {import('stylelint').Config} */
export default {
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  reportUnscopedDisables: true,
  rules: {
    'color-no-hex': true,
    'shorthand-property-no-redundant-values': true,
    'color-named': ['never', { ignoreProperties: ['/^mask/'] }],
    'function-disallowed-list': [
      ['/^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/'],
      { message: 'A colour is a token of site/styles/tokens.css, or mixed from tokens' },
    ],
    'declaration-property-value-disallowed-list': [
      { [spaces]: [rawLength], [textSizes]: [rawTextSize] },
      { message: 'A size is a token of site/styles/tokens.css' },
    ],
  },
  overrides: [
    {
      files: ['site/graphics/**/*.css'],
      rules: {
        'declaration-property-value-disallowed-list': [
          { [spaces]: [rawLength], [textSizes]: [rawTextSizeInDrawing] },
          { message: 'A size is a token of site/styles/tokens.css' },
        ],
      },
    },
    {
      files: ['site/styles/tokens.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
  ],
}
