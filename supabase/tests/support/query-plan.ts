export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Parent Relationship'?: string
  Plans?: PlanNode[]
}

function flattenNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flattenNodes)]
}

export function nodesIn(rows: Record<string, unknown>[]): PlanNode[] {
  const plans = (rows[0]?.['QUERY PLAN'] ?? []) as { Plan: PlanNode }[]
  return plans.flatMap(({ Plan }) => flattenNodes(Plan))
}
