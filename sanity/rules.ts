// The parts of Sanity's validation rules that the schema uses, so that it needs no Sanity package.
export interface Rule {
  required(): Rule
  max(length: number): Rule
  unique(): Rule
}

export const required = (rule: Rule) => rule.required()
