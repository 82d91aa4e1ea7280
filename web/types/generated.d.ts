// Made by the server out of the rules (crates/ataxx): the squares a piece reaches, by square.
declare module '*/generated/geometry.js' {
  export const geometry: Record<string, { clone: string, jump: string }>;
}
