/** Figures that stand in a text of ours without being the registry's: each file with its reason. */
export const typedOnPurpose: Readonly<Record<string, { why: string; figures: readonly string[] }>> =
  {}
