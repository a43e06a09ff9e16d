// The few rules of Sanity's validation that the schema uses, so that it needs no package of Sanity's.
export interface Rule {
  required(): Rule
  max(length: number): Rule
  unique(): Rule
}

export const required = (rule: Rule) => rule.required()
