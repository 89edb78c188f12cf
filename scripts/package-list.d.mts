export function packageList(): string;
