/** The size of a fact in the graph of a conflict. */
export const NODE = { width: 62, height: 24 };
