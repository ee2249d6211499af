/** Figures that stand in a text of ours without being the registry's: each file with its reason. */
export const typedOnPurpose: Readonly<Record<string, { why: string; figures: readonly string[] }>> =
  {
    'contract/notices.ts': {
      why: 'The specification gives this message to the letter.',
      figures: ['24 hour'],
    },
    'site/views/global-need/global-need-sections.ts': {
      why: 'Published by others, beside its publisher.',
      figures: ['68 %'],
    },
    'site/ui/unbroken.ts': {
      why: 'The place of a match in a replacement, no figure.',
      figures: ['$1'],
    },
    'site/content/need-figures.ts': {
      why: 'Published by others, each beside its publisher.',
      figures: ['2.2 billion', '1.6 billion'],
    },
    'site/views/fresh-water-crisis/fresh-water-crisis-sections.ts': {
      why: 'Published by others, each beside its publisher.',
      figures: [
        ...['72 %', '25 countrie', '126 billion', '930 million', '1.7–2.4 billion'],
        ...['400 %', '100 %'],
      ],
    },
  }

/** Marks of scales and axes in drawings: sizes of the drawing, and nothing that is said of the water or of us. */
export const drawingAids: readonly string[] = [
  ...['1 m', '2 m', '3 m', '6 m', '10 cm', '20 cm', '100 g', '1,000 L', '30 mg/L'],
  ...['50 year', '100 year', '150 year', '0 °C', '6 °C'],
]
