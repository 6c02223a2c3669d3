/** Whole đồng: no bank transfers less. What is smaller waits for more (docs/decisions/0104). */
export const leastTransfer = 1000;
