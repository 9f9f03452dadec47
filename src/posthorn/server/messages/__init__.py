"""What server and clients say to each other: every body of the HTTP API and every message of the stream.

These classes are the one description of the API: requests are read by them, the OpenAPI document is made from them.
Names of cities, actions and the rest are those of records and views.
"""
