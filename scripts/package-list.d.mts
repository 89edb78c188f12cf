export type RunningPackage = { name: string; version: string; integrity: string; license?: string };
export function runningPackages(): RunningPackage[];
export function packageList(): string;
