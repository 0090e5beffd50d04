export const WIRE: string;
export function wireTypes(): Promise<string>;
