"""Environments: the game as libraries of reinforcement learning and of game theory know games (docs/research.md)."""
